import { useState } from 'react';
import { fieldsMessages } from '../../editor/fields.messages.gen.ts';
import { formatMomentInUtc, formatZonedMoment, parseZonedMoment } from '../../editor/zoned-moment.ts';
import { FieldFrame } from '../field-frame.tsx';
import type { FieldProps } from './field-props.ts';

/** A moment by the clocks of the brand, stored in UTC. */
export function MomentField({ field, path, site, valueAt, problemAt, change }: FieldProps<'moment'>) {
  const { label, description } = field;
  // While a part is empty, browsers report no value: the document retains the last complete one.
  const [isPartial, setPartial] = useState(false);
  const { timeZone } = site;
  const value = valueAt(path);
  const help = `${description} ${fieldsMessages.timeZone({ place: formatPlace(timeZone) })}`;
  return (
    <FieldFrame label={label} help={help} problem={problemAt(path)}>
      {(control) => (
        <input
          {...control}
          type="datetime-local"
          value={typeof value === 'string' && !isPartial ? formatZonedMoment(Date.parse(value), timeZone) : ''}
          onBlur={() => setPartial(false)}
          onChange={({ target }) => {
            setPartial(target.validity.badInput);
            if (target.validity.badInput) return;
            const moment = parseZonedMoment(target.value, timeZone);
            change(path, moment === null ? undefined : formatMomentInUtc(moment), label, 'typing');
          }}
        />
      )}
    </FieldFrame>
  );
}

/** `Australia/Sydney` is "Sydney". */
function formatPlace(timeZone: string): string {
  return timeZone.split('/').at(-1)?.replaceAll('_', ' ') ?? timeZone;
}
