/** Line drawings of networks on a field of 24 by 24, our own. */
const drawings = new Map([
  [
    'instagram',
    'M8 3H16A5 5 0 0 1 21 8V16A5 5 0 0 1 16 21H8A5 5 0 0 1 3 16V8A5 5 0 0 1 8 3ZM12 8A4 4 0 1 1 12 16A4 4 0 1 1 12 8ZM17 7V7.01',
  ],
  ['tiktok', 'M14 3V15.5A4 4 0 1 1 10 11.5M14 3C14 6.5 16.5 8.5 20 8.5'],
  [
    'youtube',
    'M5 5.5H19A3 3 0 0 1 22 8.5V15.5A3 3 0 0 1 19 18.5H5A3 3 0 0 1 2 15.5V8.5A3 3 0 0 1 5 5.5ZM10 9L15 12L10 15Z',
  ],
])

/** A network's drawing beside its name, which says the same; nothing for one that we have no drawing of. */
export function SocialIcon({ network }: { network: string }) {
  const path = drawings.get(network.toLowerCase())
  if (path === undefined) return null
  return (
    <svg
      aria-hidden="true"
      viewBox="0 0 24 24"
      width={18}
      height={18}
      fill="none"
      stroke="currentColor"
      strokeWidth={1.25}
      strokeLinecap="round"
      strokeLinejoin="round"
      className="self-center"
    >
      <path d={path} />
    </svg>
  )
}
