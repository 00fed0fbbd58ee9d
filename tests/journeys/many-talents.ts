import type { Page } from '@playwright/test'

import type { ListAnswer, RosterList } from '#site/roster-list/roster-list.ts'

/** Lets a page believe that the agency has so many talents: the demo's, over and over, under other names. */
export async function pretendMany(page: Page, count: number, family = ''): Promise<void> {
  await page.route('/roster.json', async (route) => {
    const { version, list }: ListAnswer<RosterList> = await (await route.fetch()).json()
    if (list === null) throw new Error('no list')
    const talents = Array.from({ length: count }, (_, number) => {
      const talent = list.talents[number % list.talents.length]
      if (talent === undefined) throw new Error('an empty list')
      const isOwn = number < list.talents.length
      return isOwn
        ? talent
        : { ...talent, id: 10_000 + number, name: `${talent.name} ${family}${number}` }
    })
    await route.fulfill({ json: { version, list: { ...list, talents } } })
  })
  // what a browser fetches of them beforehand
  await page.route(/\/10\d{3}\/[^/]+\.data/, (route) => route.fulfill({ status: 204 }))
}
