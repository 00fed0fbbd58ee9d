import { clsx } from 'clsx'

/** Our own line drawings, in a view box of 24 by 24. */
const drawings = {
  'arrow-left': 'M19 12H5M12 19L5 12L12 5',
  'arrow-right': 'M5 12H19M12 5L19 12L12 19',
  'chevron-down': 'M6 9L12 15L18 9',
  check: 'M5 12.5L10 17.5L19 7',
  cross: 'M6 6L18 18M18 6L6 18',
  download: 'M12 4V16M7 11L12 16L17 11M5 20H19',
  heart:
    'M12 20.5L4 12.4C1.8 10.1 1.8 6.8 3.7 4.9C5.7 2.9 9 2.9 10.9 4.9L12 6L13.1 4.9C15 2.9 18.3 2.9 20.3 4.9C22.2 6.8 22.2 10.1 20 12.4Z',
  minus: 'M5 12H19',
  play: 'M7 4L20 12L7 20Z',
  plus: 'M5 12H19M12 5V19',
} as const

type IconProps = {
  name: keyof typeof drawings
  /** In CSS pixels. */
  size: number
  className?: string
}

/** A thin icon beside words with the same meaning, so it is left out of the accessibility tree. */
export function Icon({ name, size, className }: IconProps) {
  return (
    <svg
      aria-hidden="true"
      viewBox="0 0 24 24"
      width={size}
      height={size}
      className={clsx('icon', className)}
    >
      <path d={drawings[name]} />
    </svg>
  )
}
