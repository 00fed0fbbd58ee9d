import { useReelMessages } from '../i18n/reel-messages.ts'
import { useLocale } from '../i18n/use-messages.ts'
import { Icon } from '../ui/icon.tsx'
import { OneOf } from '../ui/one-of.tsx'
import type { ClipView, FilmFile } from './gallery-views.ts'
import type { Chapter } from './reel-chapters.ts'
import { type ReelCommand, speeds } from './reel-commands.ts'
import { ScrubBar } from './scrub-bar.tsx'
import type { Playback } from './use-playback.ts'
import type { ReelSettings } from './use-reel-commands.ts'

type ReelControlsProps = {
  clip: ClipView
  file: FilmFile
  playback: Playback
  chapters: readonly Chapter[]
  settings: ReelSettings
  onSettings: (settings: ReelSettings) => void
  run: (command: ReelCommand) => void
  seek: (at: number) => void
}

const buttonStyle = 'label flex min-h-11 min-w-11 items-center gap-2 -outline-offset-2'

/** The controls beneath a film: the bar with its place, then what a visitor changes. */
export function ReelControls(props: ReelControlsProps) {
  const { clip, file, playback, chapters, settings, onSettings, run, seek } = props
  const text = useReelMessages()
  const locale = useLocale()
  const inWords = (speed: number) => `${speed.toLocaleString(locale)}×`
  const { isPlaying, isMuted } = playback
  return (
    <div className="in-[:fullscreen]:px-margin max-sm:px-margin">
      <ScrubBar {...{ file, playback, chapters, seek }} seconds={clip.seconds} />
      <div className="flex flex-wrap items-center gap-x-4.5">
        <button type="button" className={buttonStyle} onClick={() => run({ kind: 'toggle' })}>
          <OneOf words={[text.play, text.pause]} shown={isPlaying ? text.pause : text.play} />
        </button>
        <button type="button" className={buttonStyle} onClick={() => run({ kind: 'mute' })}>
          <OneOf words={[text.mute, text.unmute]} shown={isMuted ? text.unmute : text.mute} />
        </button>
        <FilmSelect
          label={text.speed}
          value={String(settings.speed)}
          options={speeds.map((speed) => [String(speed), inWords(speed)] as const)}
          onChoose={(speed) => onSettings({ ...settings, speed: Number(speed) })}
        />
        {clip.captions.length > 0 && (
          <FilmSelect
            label={text.captions}
            value={settings.captions ?? ''}
            options={[
              ['', text.noCaptions],
              ...clip.captions.map(({ label }) => [label, label] as const),
            ]}
            onChoose={(captions) => onSettings({ ...settings, captions: captions || null })}
          />
        )}
        <button
          type="button"
          className={`${buttonStyle} ml-auto`}
          onClick={() => run({ kind: 'full-screen' })}
        >
          {text.fullScreen}
        </button>
      </div>
      {/* says what a key changed: the drop-downs say it only while they have the focus */}
      <output className="sr-only">
        {`${text.speed} ${inWords(settings.speed)}, ${settings.captions ?? text.noCaptions}`}
      </output>
    </div>
  )
}

type FilmSelectProps = {
  label: string
  value: string
  options: readonly (readonly [value: string, words: string])[]
  onChoose: (value: string) => void
}

/** A small drop-down among the controls of a film. */
function FilmSelect({ label, value, options, onChoose }: FilmSelectProps) {
  return (
    <span className="relative flex items-center">
      <select
        aria-label={label}
        value={value}
        onChange={({ currentTarget }) => onChoose(currentTarget.value)}
        className="label field-sizing-content min-h-11 min-w-11 cursor-pointer appearance-none bg-paper pr-6 -outline-offset-2"
      >
        {options.map(([each, words]) => (
          <option key={each} value={each}>
            {words}
          </option>
        ))}
      </select>
      <Icon name="chevron-down" size={16} className="pointer-events-none absolute right-0" />
    </span>
  )
}
