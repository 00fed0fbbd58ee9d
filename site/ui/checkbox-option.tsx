import type { ComponentProps } from 'react'

const boxStyle =
  'mt-0.5 size-4 shrink-0 appearance-none border border-ink checked:bg-ink checked:[box-shadow:inset_0_0_0_3px_var(--color-paper)] forced-colors:appearance-auto'

type CheckboxOptionProps = Pick<
  ComponentProps<'input'>,
  'name' | 'checked' | 'onChange' | 'children'
>

/** A small checkbox with its words, which takes the text size around it. */
export function CheckboxOption({ children, ...input }: CheckboxOptionProps) {
  return (
    <label className="flex w-fit cursor-pointer items-start gap-2.5 py-1 leading-5">
      <input type="checkbox" value="1" {...input} className={boxStyle} />
      {children}
    </label>
  )
}
