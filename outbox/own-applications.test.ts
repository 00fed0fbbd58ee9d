import { rm } from 'node:fs/promises'
import { join } from 'node:path'

import { describe, expect, it } from 'vitest'

import type { StoredApplication } from '#agency/application.ts'
import type { MediaStore } from '#storage/media-store.ts'

import { accepted, application, freshOutbox, keyOf, unreachable } from './fresh-outbox.fixture.ts'
import { hasAcceptedSince } from './expiry.ts'
import { resendEntry } from './operating.ts'
import { readReceiptKey } from './receipt-secrets.ts'
import { replayOutboxDeletions } from './replay-deletions.ts'
import type { PanelEntries } from './outbox.ts'

const contact = { email: 'nova@quibungo.example', phone: null }
const personal = /Can.ria|Quibungo|Guardi.|quibungo|95550/i
type World = Awaited<ReturnType<typeof freshOutbox>>

/** Everything in the tables, as text. */
async function allRows({ rows }: World): Promise<string> {
  const entries = await rows.selectFrom('outbox_entries').selectAll().execute()
  const marks = await rows.selectFrom('outbox_marks').selectAll().execute()
  return JSON.stringify([entries, marks])
}

/** The messages that the panel got. */
const messagesAt = ({ panel }: World) => JSON.stringify([...panel.taken.values()])

describe.each(['sqlite', 'postgres'] as const)('an own application (%s)', (dialect) => {
  it('that was never sent is corrected and withdrawn at once, and nobody else learns of it', async () => {
    const world = await freshOutbox({ dialect })
    const { outbox, photoFiles, panel } = world
    const { find, correct, withdraw } = outbox.ownApplications
    await outbox.submitApplication({ ...application(1), needsModeration: true })
    expect(await find(keyOf(1))).toMatchObject({
      status: 'waiting',
      mayBeElsewhere: false,
      application: { fields: application(1).fields, guardian: 'Guardiã Quibungo', photos: 4 },
    })
    expect(await correct(keyOf(1), contact, keyOf(9))).toEqual({ status: 'corrected' })
    expect(await find(keyOf(1))).toMatchObject({
      application: { fields: { email: contact.email, phone: '+55 11 95550-0140' } },
    })
    await withdraw(keyOf(1))
    const withdrawn = { status: 'withdrawn', at: expect.any(Number), asked: 'not-needed' }
    expect(await find(keyOf(1))).toEqual(withdrawn)
    expect(await allRows(world)).not.toMatch(personal)
    expect(await photoFiles()).toEqual([])
    const before = await find(keyOf(1))
    await withdraw(keyOf(1))
    expect(await find(keyOf(1))).toEqual(before)
    expect((await outbox.submitApplication(application(1))).status).toBe('received') // Back, and sent again
    expect(await photoFiles()).toEqual([])
    expect(await correct(keyOf(1), contact, keyOf(9))).toEqual({ status: 'missing' })
    expect(panel.asked).toEqual([])
  })

  it('that may have arrived is deleted here, and the panel is asked until it answers', async () => {
    const world = await freshOutbox({ dialect, limits: { firstProbeMs: 50, lastProbeMs: 50 } })
    const { outbox, photoFiles, panel, open } = world
    panel.answer = () => unreachable
    await outbox.submitApplication(application(1))
    const { find, correct, withdraw } = outbox.ownApplications
    expect(await find(keyOf(1))).toMatchObject({ status: 'waiting', mayBeElsewhere: true })
    expect(await correct(keyOf(1), contact, keyOf(9))).toEqual({ status: 'asked' })
    await withdraw(keyOf(1))
    expect(await find(keyOf(1))).toMatchObject({ status: 'withdrawn', asked: 'waiting' })
    expect(await photoFiles()).toEqual([])
    await outbox.close() // the process ends; what it promised is stored
    panel.answer = () => accepted
    const next = open()
    next.start()
    await expect.poll(() => next.ownApplications.find(keyOf(1))).toMatchObject({ asked: 'arrived' })
    await expect.poll(() => panel.taken.size).toBe(1)
    expect(messagesAt(world)).not.toContain(contact.email) // the correction ended with the application
    expect(await allRows(world)).not.toMatch(personal)
    expect(messagesAt(world)).toContain('Pedido de exclusão')
    expect([...panel.taken.keys()]).not.toContain(keyOf(1)) // the application itself is never sent again
  })

  it('that a panel without ids has becomes a request, too', async () => {
    const world = await freshOutbox({ dialect })
    const { outbox, panel } = world
    panel.answer = () => ({ ...accepted, id: '' })
    await outbox.submitApplication(application(1))
    const { find, withdraw } = outbox.ownApplications
    await expect.poll(() => find(keyOf(1))).toMatchObject({ status: 'delivered' })
    expect(await hasAcceptedSince(world.rows, 0)).toBe(true)
    await withdraw(keyOf(1))
    await expect.poll(() => find(keyOf(1))).toMatchObject({ asked: 'arrived' })
    expect(messagesAt(world)).toContain('Pedido de exclusão')
  })

  it('that never reached the panel says nothing about what the panel takes', async () => {
    const { outbox, rows } = await freshOutbox({ dialect })
    await outbox.submitApplication({ ...application(1), needsModeration: true })
    await outbox.ownApplications.withdraw(keyOf(1))
    expect(await hasAcceptedSince(rows, 0)).toBe(false)
  })

  it('keeps its receipt when a backup from before receipts had secrets is restored', async () => {
    const [restored, later] = [await freshOutbox({ dialect }), await freshOutbox({ dialect })]
    await replayOutboxDeletions(restored.rows, later.rows, new Set())
    expect(await readReceiptKey(restored.database)).toEqual(await readReceiptKey(later.database))
  })

  it('that the panel has becomes one request, with the references alone', async () => {
    const world = await freshOutbox({ dialect })
    const { outbox, panel } = world
    const { find, withdraw } = outbox.ownApplications
    await outbox.submitApplication(application(1))
    await expect
      .poll(() => find(keyOf(1)))
      .toMatchObject({ status: 'delivered', application: null })
    panel.taken.clear()
    await Promise.all([withdraw(keyOf(1)), withdraw(keyOf(1))])
    await expect.poll(() => find(keyOf(1))).toMatchObject({ asked: 'arrived' })
    await withdraw(keyOf(1))
    expect([...panel.taken.values()]).toEqual([
      expect.objectContaining({
        email: 'casting@vereda.example',
        message: expect.stringMatching(new RegExp(`${keyOf(1)}\\n.*panel-1`)),
      }),
    ])
    expect(messagesAt(world)).not.toMatch(personal)
    expect(await allRows(world)).not.toMatch(personal)
  })

  it.each([
    ['accepts it', accepted],
    ['does not', unreachable],
  ])(
    'that is withdrawn while it is being sent ends in the same way if the panel %s',
    async (_, reply) => {
      const world = await freshOutbox({ dialect, limits: { answerMs: 100 } })
      const { outbox, panel, photoFiles, kinds } = world
      const { promise, resolve } = Promise.withResolvers<typeof reply>()
      panel.answer = (key) => (key === keyOf(1) ? promise : accepted)
      await outbox.submitApplication(application(1))
      await outbox.ownApplications.withdraw(keyOf(1))
      resolve(reply)
      await expect
        .poll(() => outbox.ownApplications.find(keyOf(1)))
        .toMatchObject({ status: 'withdrawn', asked: 'arrived' })
      await outbox.close()
      expect(panel.asked.filter((key) => key === keyOf(1))).toHaveLength(1)
      expect(kinds()).toContain('entry-withdrawn')
      expect(await allRows(world)).not.toMatch(personal)
      expect(await photoFiles()).toEqual([])
    },
  )

  it('whose photos cannot be deleted at once is withdrawn all the same, and the next process deletes them', async () => {
    let isBroken = true
    const media = (store: MediaStore): MediaStore => ({
      ...store,
      remove: (path) => (isBroken ? Promise.reject(new Error('EIO')) : store.remove(path)),
    })
    const { outbox, open, photoFiles } = await freshOutbox({ dialect, media })
    await outbox.submitApplication({ ...application(1), needsModeration: true })
    await expect(outbox.ownApplications.withdraw(keyOf(1))).rejects.toThrow('EIO')
    expect(await outbox.ownApplications.find(keyOf(1))).toMatchObject({ status: 'withdrawn' })
    await outbox.close()
    isBroken = false
    open().start()
    await expect.poll(photoFiles).toEqual([])
  })
})

describe('with the panel in this process', () => {
  it('a delivered application is corrected and deleted there at once, and no request is sent', async () => {
    const { fields } = application(1)
    const stored: StoredApplication = { fields, guardian: null, photos: 4, receivedAt: 7 }
    const asked: string[] = []
    const panelEntries: PanelEntries = {
      find: async () => (asked.includes('forget') ? { goneAt: 9 } : stored),
      correct: async () => asked.push('correct') > 0,
      forget: async () => void asked.push('forget'),
    }
    const { outbox, panel } = await freshOutbox({ panelEntries })
    const { find, correct, withdraw } = outbox.ownApplications
    await outbox.submitApplication(application(1))
    await expect
      .poll(() => find(keyOf(1)))
      .toMatchObject({ status: 'delivered', application: stored })
    expect(await correct(keyOf(1), contact, keyOf(9))).toEqual({ status: 'corrected' })
    await withdraw(keyOf(1))
    expect(asked).toEqual(['correct', 'forget'])
    expect(await find(keyOf(1))).toMatchObject({ status: 'withdrawn', asked: 'not-needed' })
    expect(panel.asked).toEqual([keyOf(1)])
  })

  it('an application that was sent without an answer is nowhere else', async () => {
    const panelEntries: PanelEntries = {
      find: async () => null,
      correct: async () => false,
      forget: async () => undefined,
    }
    const { outbox, panel } = await freshOutbox({ panelEntries })
    panel.answer = () => unreachable
    await outbox.submitApplication(application(1))
    expect(panel.asked).toEqual([keyOf(1)])
    expect(await outbox.ownApplications.find(keyOf(1))).toMatchObject({
      status: 'waiting',
      mayBeElsewhere: false,
    })
  })

  it('an application whose photos are lost is corrected where it waits, as it can arrive nowhere', async () => {
    const panelEntries: PanelEntries = {
      find: async () => null,
      correct: async () => false,
      forget: async () => undefined,
    }
    const { outbox, folder, kinds, rows } = await freshOutbox({ panelEntries })
    await outbox.submitApplication({ ...application(1), needsModeration: true })
    await rm(join(folder, 'private/waiting'), { recursive: true })
    await resendEntry(rows, keyOf(1), Date.now())
    outbox.start()
    await expect.poll(kinds).toContain('entry-without-photos')
    const { correct, find } = outbox.ownApplications
    await expect.poll(() => correct(keyOf(1), contact, keyOf(9))).toEqual({ status: 'corrected' })
    expect(await find(keyOf(1))).toMatchObject({
      application: { fields: { email: contact.email } },
    })
  })

  it('a reference without an application has none', async () => {
    const panelEntries: PanelEntries = {
      find: async () => null,
      correct: async () => false,
      forget: () => Promise.reject(new Error('nothing to forget')),
    }
    const { outbox } = await freshOutbox({ panelEntries })
    await outbox.ownApplications.withdraw(keyOf(1))
    expect(await outbox.ownApplications.find(keyOf(1))).toEqual({ status: 'missing' })
  })
})
