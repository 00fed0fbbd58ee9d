import type { Browser, Route } from 'playwright'
import { createElement } from 'react'
import { renderToString } from 'react-dom/server'

import { agencyWhere } from '#site/page/agency-where.fixture.ts'
import { fillPictures } from '#site/newsletter/fill-pictures.server.ts'
import { PostContent } from '#site/newsletter/post-content.tsx'
import { toSafeHtml } from '#upstream/mappers/to-safe-html.ts'

import { provoke, strangersIn, tellWhatRuns } from './in-the-attacked-page.ts'

/** What texts do to the page that shows them: scripts run, addresses asked for or led to, and what they leave in the page. */
export type Harm = { ran: number; reached: string[]; left: string[] }

/** A text as the site shows it: through the sanitizer, with its pictures, by the page's own component. */
export async function shown(text: string): Promise<string> {
  const html = await fillPictures(agencyWhere({}), toSafeHtml(text, null))
  return renderToString(createElement(PostContent, { html }))
}

/** The same text as a site would show it that trusts whoever wrote it. */
export function trusted(text: string): string {
  return `<div class="post-content"><div>${text}</div></div>`
}

const address = 'https://vereda.example/newsletter/post'

/** A page to be attacked, and what becomes of it. Once it has come to harm, it may go on to do what it was told. */
export async function openAttackedPage(browser: Browser) {
  const page = await browser.newPage()
  let harm: Harm = { ran: 0, reached: [], left: [] }
  let answer: Parameters<Route['fulfill']>[0] | null = null
  await page.addInitScript(tellWhatRuns)
  page.on('console', (message) => {
    if (message.text() === 'ran') harm.ran++
  })
  page.on('popup', (popup) => harm.reached.push(popup.url()))
  await page.route('**/*', async (route) => {
    const url = route.request().url()
    const isPage = url === address && answer !== null
    const isOwnPicture = url.startsWith('https://vereda.example/pictures/')
    if (!isPage && !isOwnPicture) harm.reached.push(url)
    const given = isPage && answer !== null ? answer : { status: 404 }
    if (isPage) answer = null // whatever leads to the page another time is harm too
    await route.fulfill(given)
  })

  /** Shows the content under a policy, or none. What harm is done is told at once, and goes on to be until the next. */
  async function show(content: string, policy: string | null): Promise<Harm> {
    harm = { ran: 0, reached: [], left: [] }
    answer = documentWith(content, policy)
    await page.goto(address, { waitUntil: 'commit' })
    return harm
  }

  return {
    show,
    close: () => page.close(),
    /** Lets the content hear every event, and sets it anew; not to its end where it leads the page away. */
    provoke: () => page.evaluate(provoke).catch(() => undefined),
    /** What the content does until everything in it has loaded, heard every event, and been set anew by script. */
    async harmOf(content: string, policy: string | null): Promise<Harm> {
      const done = await show(content, policy)
      await page.waitForLoadState('load')
      const before = await page.evaluate(strangersIn)
      await page.evaluate(provoke)
      return { ...done, left: [...before, ...(await page.evaluate(strangersIn))] }
    },
  }
}

function documentWith(content: string, policy: string | null) {
  return {
    contentType: 'text/html; charset=utf-8',
    headers: policy === null ? {} : { 'content-security-policy': policy },
    body: `<!doctype html><title>Post</title><main>${content}</main><footer></footer>`,
  }
}
