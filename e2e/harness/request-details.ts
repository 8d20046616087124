export interface SandboxDeviceAndMetadata {
  readonly deposits: readonly {
    readonly id: string;
    readonly customer_id: string;
    readonly method_code: string;
    readonly gateway_key: string | null;
    readonly metadata: Readonly<Record<string, string>>;
    readonly device_data: { readonly correlation_id: string } | null;
  }[];
  readonly funds: readonly {
    readonly customer_id: string;
    readonly type: string;
    readonly device_data: { readonly correlation_id: string } | null;
  }[];
  readonly memberships: readonly {
    readonly customer_id: string;
    readonly status: string;
    readonly metadata: Readonly<Record<string, string>>;
  }[];
  readonly sessions: readonly {
    readonly customer_id: string;
    readonly device_uuid: string;
    readonly fingerprint: string | null;
    readonly saves_device: number;
  }[];
}

/** Details of requests that the sandbox received, newest first. */
export async function fetchSandboxDeviceAndMetadata({
  apiUrl,
}: {
  readonly apiUrl: string;
}): Promise<SandboxDeviceAndMetadata> {
  return (await fetch(`${apiUrl}/_request-details.json`)).json();
}
