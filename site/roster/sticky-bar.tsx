import { AlphabetBar, type AlphabetBarProps } from './alphabet-bar.tsx'
import { FilterButton } from './filter-button.tsx'
import { LetterLoader } from './letter-loader.tsx'

// beneath the header, which with script stays on screen from the first scroll on; the line between them is shared
const barStyle =
  'sticky top-0 z-5 flex border-y border-hairline bg-paper print:hidden [header:not([data-look=resting])~main_&]:top-[calc(2.75rem-1px)]'

/** Stays on screen while the list is scrolled: the alphabet, and the button for all other filters. */
export function StickyBar(props: AlphabetBarProps) {
  return (
    <div className={barStyle}>
      <AlphabetBar {...props} />
      <FilterButton search={props.search} />
      <LetterLoader letter={props.search.filter.letter} />
    </div>
  )
}
