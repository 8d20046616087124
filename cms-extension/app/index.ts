import { useApi as getApi } from '@directus/extensions-sdk';
import { defineComponent, h, onBeforeUnmount, onMounted, type Ref, ref, resolveComponent, Teleport } from 'vue';
import { createCmsBridge } from './cms-bridge.ts';
import { answerCmsCall } from './cms-calls.ts';

/** The studio in a frame that fills its parent. `place` is the address fragment to open, such as `lantern/page/home`. */
const StudioFrame = defineComponent<{ readonly place?: string }>({
  props: ['place'],
  setup({ place }) {
    const api = getApi();
    const frame: Ref<HTMLIFrameElement | null> = ref(null);
    const origin: Ref<string | null> = ref(null);
    const failure = ref('');
    let listener: ((event: MessageEvent<unknown>) => void) | null = null;
    onMounted(() => {
      answerCmsCall(api, 'ticket', null).then(
        (ticket) => {
          const studio = String(Object(ticket).origin);
          listener = createCmsBridge({ origin: studio, api, findFrame: () => frame.value?.contentWindow ?? null });
          window.addEventListener('message', listener);
          origin.value = studio;
        },
        () => {
          failure.value = 'The studio does not run. Ask an administrator to start it.';
        },
      );
    });
    onBeforeUnmount(() => {
      if (listener) window.removeEventListener('message', listener);
    });
    const style = { display: 'block', inlineSize: '100%', blockSize: '100%', border: '0' };
    return () => {
      if (failure.value !== '') return h('p', { role: 'alert', style: { padding: '32px' } }, failure.value);
      if (origin.value === null) return null;
      const src = `${origin.value}/${place ? `#${encodeURI(place)}` : ''}`;
      return h('iframe', { ref: frame, src, style, title: 'Studio', allow: 'clipboard-write' });
    };
  },
});

/** Height of the header of the Data Studio. */
const HEADER = '60px';

const StudioModule = defineComponent<object>({
  props: [],
  setup() {
    const view = resolveComponent('private-view');
    const style = { blockSize: `calc(100dvh - ${HEADER})` };
    return () => h(view, { title: 'Studio' }, { default: () => h('div', { style }, [h(StudioFrame, {})]) });
  },
});

/** A button that opens the document of the form in the studio, over the form. */
const StudioButton = defineComponent<{ readonly primaryKey?: unknown; readonly comparisonMode?: boolean }>({
  props: ['primaryKey', 'comparisonMode'],
  setup(props) {
    const api = getApi();
    const button = resolveComponent('v-button');
    const isThere = ref(false);
    const isOpen = ref(false);
    onMounted(() => {
      answerCmsCall(api, 'ticket', null).then(
        () => {
          isThere.value = true;
        },
        () => {},
      );
    });
    const over = { position: 'fixed', inset: '0', zIndex: '600', background: '#fff', display: 'grid' };
    const rows = { ...over, gridTemplateRows: 'auto minmax(0, 1fr)' };
    return () => {
      const [site, kind, name] = String(props.primaryKey).split(':');
      if (!isThere.value || props.comparisonMode || name === undefined) return null;
      const open = () => {
        isOpen.value = true;
      };
      // The form would overwrite the draft of the studio with its older values.
      const close = () => location.reload();
      return [
        h(button, { onClick: open }, { default: () => 'Edit on the page' }),
        isOpen.value
          ? h(Teleport, { to: 'body' }, [
              h('div', { style: rows, role: 'dialog', 'aria-label': 'Studio' }, [
                h('div', { style: { padding: '8px' } }, [
                  h(button, { small: true, secondary: true, onClick: close }, { default: () => 'Back to the form' }),
                ]),
                h(StudioFrame, { place: `${site}/${kind}/${name}` }),
              ]),
            ])
          : null,
      ];
    };
  },
});

/** Entries of the bundle for the Data Studio. */
export const modules = [
  {
    id: 'vitrine-studio',
    name: 'Studio',
    icon: 'web',
    routes: [{ path: '', component: StudioModule }],
  },
];
export const interfaces = [
  {
    id: 'vitrine-studio',
    name: 'Studio',
    icon: 'web',
    component: StudioButton,
    options: null,
    types: ['alias'],
    localTypes: ['presentation'],
    group: 'presentation',
    hideLabel: true,
  },
];
export const displays = [];
export const layouts = [];
export const panels = [];
export const themes = [];
export const operations = [];
