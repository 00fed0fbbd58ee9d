/** Spins during a longer task. With reduced motion it stands still but still shows. */
export function Spinner() {
  return (
    <svg
      aria-hidden="true"
      viewBox="0 0 24 24"
      width={16}
      height={16}
      fill="none"
      stroke="currentColor"
      strokeWidth={1.5}
      className="motion-safe:animate-spin"
    >
      <circle cx={12} cy={12} r={9} strokeOpacity={0.3} />
      <path d="M12 3A9 9 0 0 1 21 12" />
    </svg>
  )
}
