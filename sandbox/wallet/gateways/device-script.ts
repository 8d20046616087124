/**
 * A stand-in for a gateway's device data script, such as Braintree's data collector:
 * `gatewayDeviceData.collect(clientToken)` resolves to the data to send with a payment.
 */
export const DEVICE_DATA_STAND_IN_SCRIPT = `{const devices=new URL('vault/devices',document.currentScript.src);
window.gatewayDeviceData={collect:async(clientToken)=>{const response=await fetch(devices,{method:'POST',
headers:{'content-type':'application/json'},body:JSON.stringify({client_token:clientToken})});
if(!response.ok)throw new Error('the gateway gives no device data');return(await response.json()).result.device_data}}}`;
