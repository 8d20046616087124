import { useMessages } from '#engine/messages/use-messages.ts';
import type { BlockProps } from '#engine/render/block.ts';
import type { ConsentSettingsBlockData } from './consent-settings.data.ts';
import type { ConsentSettingsProps } from './consent-settings.gen.ts';
import { consentSettingsMessages } from './consent-settings.messages.gen.ts';

/** The place that a choice without scripts leads back to: it shows what is hidden until then. */
const SAVED = 'consent-saved';

export function ConsentSettings({ props, data }: BlockProps<ConsentSettingsProps, ConsentSettingsBlockData>) {
  const messages = useMessages(consentSettingsMessages);
  const { heading, essential, nonEssential, submit = messages.submit() } = props;
  return (
    <section className="consent-settings" aria-labelledby="consent-settings">
      <h2 id="consent-settings">{heading}</h2>
      <form className="consent-settings__form" method="post" action="/_consent" data-consent="">
        <input type="hidden" name="then" value={SAVED} />
        <Category name="essential" {...essential} isOn isFixed />
        <Category name="non_essential" {...nonEssential} isOn={data.consents} />
        <p className="consent-settings__saved" id={SAVED} role="status">
          <span>{messages.saved()}</span>
        </p>
        <button className="button" name="choice" value="chosen">
          {submit}
        </button>
      </form>
    </section>
  );
}

interface CategoryProps {
  readonly name: string;
  readonly label: string;
  readonly text: string;
  readonly isOn: boolean;
  readonly isFixed?: boolean;
}

function Category({ name, label, text, isOn, isFixed = false }: CategoryProps) {
  const id = `consent-${name}`;
  return (
    <div className="consent-settings__category">
      <input
        type="checkbox"
        id={id}
        name={name}
        defaultChecked={isOn}
        disabled={isFixed}
        aria-describedby={`${id}-text`}
      />
      <label htmlFor={id}>{label}</label>
      <p id={`${id}-text`}>{text}</p>
    </div>
  );
}
