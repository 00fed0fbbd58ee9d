import { describe, expect, it } from 'vitest'

import { indexMostInView } from './in-view.ts'

describe('the carousel that arrow keys are for', () => {
  const screen = 800

  it('is the one of which the most is to be seen', () => {
    const boxes = [
      { start: -300, end: 200 },
      { start: 250, end: 750 },
    ]
    expect(indexMostInView(boxes, screen)).toBe(1)
  })

  it('is none while less than half of it is there', () => {
    expect(indexMostInView([{ start: 600, end: 1_200 }], screen)).toBeNull()
    expect(indexMostInView([{ start: 500, end: 1_100 }], screen)).toBe(0)
    expect(indexMostInView([], screen)).toBeNull()
  })

  it('may be higher than the screen, if it fills half of that', () => {
    expect(indexMostInView([{ start: 350, end: 3_000 }], screen)).toBe(0)
    expect(indexMostInView([{ start: 450, end: 3_000 }], screen)).toBeNull()
  })

  it('is none that takes no place', () => {
    expect(indexMostInView([{ start: 0, end: 0 }], screen)).toBeNull()
  })
})
