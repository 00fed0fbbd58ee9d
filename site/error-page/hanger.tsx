/** An empty hanger that swings on its rail and comes to rest; a tag shows the status, if there is one. */
export function Hanger({ tag }: { tag: number | null }) {
  return (
    <svg
      aria-hidden="true"
      viewBox="0 0 320 262"
      className="ml-auto h-auto w-[min(72vw,20rem)] overflow-visible fill-none stroke-current stroke-[1.5] *:[vector-effect:non-scaling-stroke] lg:w-[min(34vw,32rem)]"
    >
      <path d="M-4000 10.5H4000" />
      <g className="origin-[160px_10px] motion-safe:animate-swing *:[vector-effect:non-scaling-stroke]">
        <path d="M160 62V50C160 42 164 39 169 36C174 33 176 29 176 25A16 16 0 0 0 144 25" />
        <path d="M160 62C151 62 144 66 136 71L24 138C10 147 15 162 31 162H289C305 162 310 147 296 138L184 71C176 66 169 62 160 62Z" />
        {tag !== null && (
          <g className="origin-[160px_162px] motion-safe:animate-dangle *:[vector-effect:non-scaling-stroke]">
            <path d="M160 162V196M137 205L148 190H172L183 205V256H137Z" />
            <circle cx="160" cy="199" r="3" />
            <text
              x="160"
              y="239"
              textAnchor="middle"
              className="fill-current stroke-none font-sans text-[15px]"
            >
              {tag}
            </text>
          </g>
        )}
      </g>
    </svg>
  )
}
