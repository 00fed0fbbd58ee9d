import { useState } from 'react'
import { NavigationType, useNavigationType } from 'react-router'

import { pathLeft } from '../page/use-focus-on-navigation.ts'

/** The id of the talent whose profile the visitor has just come back from; null if the visitor came by a link or a page load. */
export function useReturnedTo(): number | null {
  const isBack = useNavigationType() === NavigationType.Pop
  const [id] = useState(() => (isBack ? talentIdIn(pathLeft() ?? '') : null))
  return id
}

function talentIdIn(path: string): number | null {
  const [, id] = /\/(\d{1,16})\/[^/]+$/.exec(path) ?? []
  return id === undefined ? null : Number(id)
}
