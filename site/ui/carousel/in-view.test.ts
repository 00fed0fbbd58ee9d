import { describe, expect, it } from 'vitest'

import { indexMostInView } from './in-view.ts'

describe('the carousel that arrow keys are for', () => {
  const screen = 800

  it('is the one of which the most is to be seen', () => {
    const boxes = [
      { top: -300, bottom: 200 },
      { top: 250, bottom: 750 },
    ]
    expect(indexMostInView(boxes, screen)).toBe(1)
  })

  it('is none while less than half of it is there', () => {
    expect(indexMostInView([{ top: 600, bottom: 1_200 }], screen)).toBeNull()
    expect(indexMostInView([{ top: 500, bottom: 1_100 }], screen)).toBe(0)
    expect(indexMostInView([], screen)).toBeNull()
  })

  it('may be higher than the screen, if it fills half of that', () => {
    expect(indexMostInView([{ top: 350, bottom: 3_000 }], screen)).toBe(0)
    expect(indexMostInView([{ top: 450, bottom: 3_000 }], screen)).toBeNull()
  })

  it('is none that takes no place', () => {
    expect(indexMostInView([{ top: 0, bottom: 0 }], screen)).toBeNull()
  })
})
