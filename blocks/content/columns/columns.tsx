import type { BlockProps } from '#engine/render/block.ts';
import type { ColumnsProps } from './columns.gen.ts';

export function Columns({ props, slots }: BlockProps<ColumnsProps, undefined, 'first' | 'second' | 'third'>) {
  return (
    <div className={`columns columns--${props.ratio} columns--gap-${props.gap} wrap band`}>
      <div className="columns__column">{slots.first}</div>
      <div className="columns__column">{slots.second}</div>
      {slots.third ? <div className="columns__column">{slots.third}</div> : null}
    </div>
  );
}
