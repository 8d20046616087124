import {
  type CustomerDataAction,
  type CustomerDataAnswer,
  type CustomerDataEntry,
  getCustomerDataPath,
} from '#app/server/operators/customer-data.ts';
import type { CustomerReference } from '#engine/memory/customer-data-place.ts';

/** Milliseconds that a node has for an answer. */
const PATIENCE = 10_000;

export interface CustomerDataNodes {
  /** Origins of the operators' ports. */
  readonly addresses: readonly string[];
  readonly operatorToken: string;
}

export interface CustomerDataEntryOfNode extends CustomerDataEntry {
  readonly node: string;
}

export interface CustomerDataOfNodes {
  readonly entries: readonly CustomerDataEntryOfNode[];
  readonly problems: readonly string[];
}

/** Requests from all nodes at once. One that does not answer is a problem, since it may hold data, too. */
export async function queryAllNodes(
  nodes: CustomerDataNodes,
  action: CustomerDataAction,
  customer: CustomerReference,
): Promise<CustomerDataOfNodes> {
  const answers = await Promise.all(
    nodes.addresses.map(async (node) => ({
      node,
      ...(await requestFromNode(node, nodes.operatorToken, action, customer)),
    })),
  );
  return {
    entries: answers.flatMap(({ node, entries }) => entries.map((entry) => ({ node, ...entry }))),
    problems: answers.flatMap(({ node, problems }) => problems.map((problem) => `${node}: ${problem}`)),
  };
}

async function requestFromNode(
  node: string,
  operatorToken: string,
  action: CustomerDataAction,
  customer: CustomerReference,
): Promise<CustomerDataAnswer> {
  const failed = (problem: string): CustomerDataAnswer => ({ entries: [], problems: [problem] });
  try {
    const response = await fetch(new URL(getCustomerDataPath(action), node), {
      method: 'POST',
      headers: { authorization: `Bearer ${operatorToken}`, 'content-type': 'application/json' },
      body: JSON.stringify(customer),
      signal: AbortSignal.timeout(PATIENCE),
      redirect: 'error',
    });
    if (response.status === 404)
      return failed('It has another VITRINE_OPERATOR_TOKEN, or this is not the port for operators.');
    if (response.status !== 200) return failed(`It answered ${response.status}: ${(await response.text()).trim()}`);
    // Nodes answer in this form.
    return (await response.json()) as CustomerDataAnswer;
  } catch (error) {
    if (!(error instanceof Error)) throw error;
    return failed(`It did not answer (${error.cause instanceof Error ? error.cause.message : error.message}).`);
  }
}
