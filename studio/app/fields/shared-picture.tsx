import type { ReactNode } from 'react';
import type { FieldProps } from './field-props.ts';
import { SharedText } from './shared-text.tsx';

interface SharedPictureProps extends FieldProps<'picture'> {
  /** The field of a picture that is chosen in its place. */
  readonly children: ReactNode;
}

/** A picture that is chosen in its place or shared by its content key. */
export function SharedPicture({ field, children, ...props }: SharedPictureProps) {
  return (
    <SharedText
      {...props}
      label={field.label}
      isShareable={field.isShareable}
      types={['image']}
      // The list of shared pictures has no descriptions.
      copy={(entry) => (entry ? { asset: entry.excerpt, alt: '' } : undefined)}
    >
      {(source) => (
        <>
          {children}
          {source}
        </>
      )}
    </SharedText>
  );
}
