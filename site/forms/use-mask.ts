import type { MaskitoOptions } from '@maskito/core'
import { useMaskito } from '@maskito/react'

import { maskDay } from '#agency/calendar-day.ts'
import { maskPhone } from '#agency/phone.ts'

const anything = /^[\s\S]*$/
const dayOptions = maskedBy(maskDay)
const phoneOptions = maskedBy(maskPhone)

/** A ref for a field that formats a day or a telephone number while the visitor types. */
export function useMask(kind: 'day' | 'phone') {
  return useMaskito({ options: kind === 'day' ? dayOptions : phoneOptions })
}

/** The caret stays behind the same digit. The field accepts any character (docs/product.md: Application form). */
function maskedBy(mask: (text: string) => string): MaskitoOptions {
  return {
    mask: anything,
    postprocessors: [
      ({ value, selection: [, caret] }) => {
        const masked = mask(value)
        const place = caret >= value.length ? masked.length : placeAfter(masked, value, caret)
        return { value: masked, selection: [place, place] }
      },
    ],
  }
}

function placeAfter(masked: string, value: string, caret: number): number {
  const digits = value.slice(0, caret).replace(/\D/g, '').length
  let seen = 0
  for (let place = 0; place < masked.length; place += 1) {
    if (seen === digits) return place
    if (/\d/.test(masked.charAt(place))) seen += 1
  }
  return masked.length
}
