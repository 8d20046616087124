import { useId } from 'react';
import type { StudioFlow, StudioFlowState } from '../../api-types.ts';
import { formatFlow, formatFlowState, formatState } from '../../editor/viewer.ts';
import { viewerChoiceMessages } from '../../editor/viewer-choice.messages.gen.ts';

interface FlowChoiceProps {
  readonly flows: readonly StudioFlow[];
  readonly chosen: StudioFlowState | null;
  readonly choose: (flow: StudioFlowState | null) => void;
}

/** A state of a flow, such as an expired cart, in which the page is shown. */
export function FlowChoice({ flows, chosen, choose }: FlowChoiceProps) {
  const id = useId();
  const states = flows.flatMap((flow) => flow.states.map((state) => ({ id: flow.id, state })));
  const isChosen = (one: StudioFlowState) => one.id === chosen?.id && one.state === chosen.state;
  const isListed = chosen === null || states.some(isChosen);
  const all = isListed ? states : [chosen, ...states];
  return (
    <div className="context__choice">
      <label htmlFor={id} className="context__legend">
        {viewerChoiceMessages.flow()}
      </label>
      <select
        id={id}
        aria-describedby={`${id}-help`}
        value={chosen === null ? '' : all.findIndex(isChosen)}
        onChange={({ target }) => choose(target.value === '' ? null : (all[Number(target.value)] ?? null))}
      >
        <option value="">{viewerChoiceMessages.usual()}</option>
        {[...new Set(all.map((one) => one.id))].map((flow) => (
          <optgroup key={flow} label={formatFlow(flow)}>
            {all.map((one, index) =>
              one.id === flow ? (
                <option key={one.state} value={index}>
                  {formatState(one.state)}
                </option>
              ) : null,
            )}
          </optgroup>
        ))}
      </select>
      {/* The closed list names the state alone. */}
      {chosen === null ? null : <p className="context__chosen">{formatFlowState(chosen)}</p>}
      <p id={`${id}-help`} className="context__help">
        {viewerChoiceMessages.flowHelp()}
      </p>
    </div>
  );
}
