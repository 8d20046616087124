import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { readWalletCustomerBooks } from '../harness/wallet-customers.ts';
import { type BrowserBuyer, openBrowserBuyer } from './browser-buyer.ts';
import { FaultClients } from './fault-clients.ts';
import type { Fault } from './faults.ts';
import { type FaultyTopology, type FaultyTopologyOptions, startFaultyTopology } from './faulty-topology.ts';
import { findPurchaseFaults } from './purchase-oracle.ts';
import { type FaultRun, runFault } from './run-fault.ts';

const CUSTOMERS = 50;
const ANONYMOUS_VISITOR_COUNT = 10;

/** A topology with clients and a browser, in which one fault after the other is tried. */
export interface FaultTrial {
  /** Runs a fault, or measures the same figures without one. */
  run(fault?: Fault): Promise<FaultRun>;
  /** Lets clients end their purchases, and compares the confirmed ones with the records of the API. */
  end(): Promise<{ readonly purchases: number; readonly problems: readonly string[] }>;
  close(): Promise<void>;
}

export type FaultTrialOptions = Omit<FaultyTopologyOptions, 'customers' | 'folder'> & {
  /** Stays when the trial is closed; a new one, which is removed, when left out. */
  readonly folder?: string;
};

export async function startFaultTrial(options: FaultTrialOptions): Promise<FaultTrial> {
  const folder = options.folder ?? mkdtempSync(join(tmpdir(), 'vitrine-faults-'));
  const topology: FaultyTopology = await startFaultyTopology({ ...options, folder, customers: CUSTOMERS + 1 });
  const [buying, ...customers] = topology.customers;
  if (!buying) throw new Error('there are no customers');
  const clients = new FaultClients({ port: topology.port, customers, anonymousVisitorCount: ANONYMOUS_VISITOR_COUNT });
  const buyer: BrowserBuyer = await openBrowserBuyer(topology.port, buying);
  const boughtByBrowser = { count: 0 };
  let withoutFault: FaultRun | null = null;
  return {
    async run(fault) {
      await buyer.prepare();
      const bought = { problems: [] as string[] };
      const [run] = await Promise.all([
        runFault(topology, clients, fault, withoutFault),
        buyer.buy().then(
          () => void (boughtByBrowser.count += 1),
          (error: unknown) => void bought.problems.push(`the browser got no receipt: ${String(error).split('\n')[0]}`),
        ),
      ]);
      if (fault === undefined) withoutFault = run;
      return { ...run, problems: [...run.problems, ...bought.problems] };
    },
    async end() {
      const confirmedPurchases = await clients.end();
      const records = join(folder, 'sandbox');
      const inBrowser = readWalletCustomerBooks(records, buying).purchases;
      return {
        purchases: clients.countPurchases() + boughtByBrowser.count,
        problems: [
          ...findPurchaseFaults(records, confirmedPurchases),
          ...clients.seen.foreign,
          ...(inBrowser === boughtByBrowser.count
            ? []
            : [`the browser showed ${boughtByBrowser.count} receipts of ${inBrowser} purchases`]),
        ],
      };
    },
    async close() {
      await buyer.close();
      await topology.close();
      if (options.folder === undefined) rmSync(folder, { recursive: true, force: true });
    },
  };
}
