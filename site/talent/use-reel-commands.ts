import type { KeyboardEvent, RefObject } from 'react'

import { isIn } from '../ui/arrow-keys.ts'
import {
  commandOf,
  nextSpeed,
  type OwnKeys,
  placeWithin,
  type ReelCommand,
} from './reel-commands.ts'

/** What a visitor chose for all films of a reel: speed, silence, and the label of the captions or null for none. */
export type ReelSettings = { speed: number; isMuted: boolean; captions: string | null }

export const initialSettings: ReelSettings = { speed: 1, isMuted: false, captions: null }

type ReelParts = {
  video: HTMLVideoElement | null
  /** The element that fills the screen. */
  stage: RefObject<HTMLElement | null>
  settings: ReelSettings
  onSettings: (settings: ReelSettings) => void
  /** The label of the captions that a visitor most likely wants; null if there are none. */
  firstCaptions: string | null
}

/** Functions that carry out a command, and the command of a key; each does nothing before the film is there. */
export function useReelCommands(parts: ReelParts) {
  const run = (command: ReelCommand) => {
    if (parts.video !== null) carryOut(command, parts.video, parts)
  }
  const onKeyDown = (event: KeyboardEvent) => {
    const command = commandOf(event, ownKeysOf(event.target))
    if (command === null) return
    event.preventDefault() // the page would scroll, or go to another talent
    run(command)
  }
  const seek = (at: number) => {
    if (parts.video !== null) moveTo(parts.video, at)
  }
  const playFrom = (at: number) => {
    seek(at)
    void parts.video?.play().catch(stayStill)
  }
  return { run, onKeyDown, seek, playFrom }
}

function moveTo(video: HTMLVideoElement, at: number): void {
  video.currentTime = at
}

function carryOut(command: ReelCommand, video: HTMLVideoElement, parts: ReelParts): void {
  const { settings, onSettings, firstCaptions, stage } = parts
  const length = Number.isFinite(video.duration) ? video.duration : 0
  switch (command.kind) {
    case 'toggle':
      if (video.paused) begin(video)
      else video.pause()
      break
    case 'seek':
      // while the length is unknown, the browser keeps the place for the film's start
      video.currentTime = placeWithin(length || Infinity, video.currentTime + command.by)
      break
    case 'jump':
      video.currentTime = (length * command.tenth) / 10
      break
    case 'speed':
      onSettings({ ...settings, speed: nextSpeed(settings.speed, command.step) })
      break
    case 'captions':
      onSettings({ ...settings, captions: settings.captions === null ? firstCaptions : null })
      break
    case 'mute':
      video.muted = !video.muted
      break
    case 'full-screen':
      fillScreen(video, stage.current)
  }
}

/** Plays a film. One that was never played may show its frame of the first second. */
export function begin(video: HTMLVideoElement): void {
  if (video.played.length === 0 && video.currentTime <= 1) video.currentTime = 0
  void video.play().catch(stayStill)
}

/** An iPhone has no `fullscreenElement`. It fills its screen only with the film itself, under its own controls. */
function fillScreen(video: HTMLVideoElement, stage: HTMLElement | null): void {
  if (document.fullscreenElement) void document.exitFullscreen()
  else if (document.fullscreenEnabled) void stage?.requestFullscreen().catch(stayStill)
  else if ('webkitEnterFullscreen' in video && typeof video.webkitEnterFullscreen === 'function') {
    if (video.readyState === 0) begin(video) // before a film's first bytes, its screen cannot be filled
    else video.webkitEnterFullscreen()
  }
}

function ownKeysOf(target: EventTarget): OwnKeys {
  if (isIn(target, 'select')) return 'all'
  return isIn(target, 'button, a') ? 'space' : 'none'
}

/** A film that the browser cannot play fires `error`, which offers another way. */
function stayStill() {}
