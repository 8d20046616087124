export const PARTNER_STAND_IN_STYLE = `body{margin:0;font:1rem/1.5 Georgia,serif;color:#222;background:#f4efe6}
header{padding:1rem 1.5rem;background:#5a1f2b;color:#fff}header p{margin:0}.name{font-size:1.75rem;font-weight:700}
main{display:grid;gap:1.5rem;padding:1.5rem;align-items:start}h1{margin:0 0 1rem;font-size:1.4rem}h2{font-size:1.1rem}
form{display:grid;gap:.5rem;margin-block-end:1.5rem;padding:1rem;background:#fff;border:1px solid #7a6a58}
label{font-weight:700}input,select,textarea,button{min-width:0;font:inherit;padding:.5rem;border:1px solid #7a6a58;max-width:100%}
textarea{font:.8125rem/1.4 ui-monospace,monospace}button{background:#5a1f2b;color:#fff;cursor:pointer}
iframe{width:100%;height:40rem;border:1px solid #7a6a58;background:#fff}ol{padding-inline-start:2.5rem;font:.8125rem/1.4 ui-monospace,monospace;overflow-wrap:anywhere}
[role=alert]{margin:0;color:#9b1c1c;font-weight:700}[role=alert]:empty,[role=status]:empty{display:none}[role=status]{font-weight:700}
@media(min-width:64em){main{grid-template:auto 1fr/22rem minmax(0,1fr)}iframe{grid-area:1/2/3/3}}`;

/** Exchanges version 1 messages only with the shop's frame and origin. */
export const PARTNER_STAND_IN_SCRIPT = `
const{shop,slug}=document.body.dataset;
const at=(id)=>document.getElementById(id);
const frame=at('shop'),items=at('items'),preset=at('preset');
const fill=()=>{items.value=JSON.stringify(JSON.parse(preset.value),null,1)};
const send=(type)=>{try{at('problem').textContent='';
frame.contentWindow.postMessage({vitrine:1,type,items:JSON.parse(items.value)},shop)}
catch(error){at('problem').textContent=String(error)}};
const told={'frame.ready':({screen})=>{if(screen==='checkout')send('cart.received')},
'frame.height':({height})=>{frame.style.height=height+'px'},
'cart.priced':({total,currency,count})=>{at('status').textContent=count+' for '+total+' '+currency},
'cart.refused':({message})=>{at('status').textContent=message},
'login.needed':({reason})=>{at('status').textContent=reason==='visitor'?'Log in to buy.':'The link was no longer good: log in again.'},
'purchase.completed':({checkoutId})=>{at('status').textContent='Bought: '+checkoutId}};
addEventListener('message',({origin,source,data})=>{
if(origin!==shop||source!==frame.contentWindow||!data||data.vitrine!==1&&!data.event)return;
const line=document.createElement('li');line.textContent=JSON.stringify(data);at('log').prepend(line);
if(data.vitrine===1&&Object.hasOwn(told,data.type))told[data.type](data)});
preset.addEventListener('change',fill);fill();
at('cart').addEventListener('submit',(event)=>{event.preventDefault();send('cart.updated')});
at('login').addEventListener('submit',async(event)=>{event.preventDefault();
const response=await fetch('/_partner/'+slug+'/autologin',{method:'POST',body:new URLSearchParams({email:at('customer').value})});
const{path}=await response.json();frame.src=shop+path});`;
