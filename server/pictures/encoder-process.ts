import { doJob, prepareSharp } from './encode-picture.ts'
import type { EncoderJob } from './encoder-job.ts'

// The process that decodes the agency's pictures, apart from the site: what a picture breaks or swells is this one.
// It is given one job at a time, as a message, and dies with its parent.

const [, , maxBytes] = process.argv
const MEMORY_CHECK_MS = 50

prepareSharp()
setInterval(() => {
  if (process.memoryUsage.rss() > Number(maxBytes)) process.exit(1)
}, MEMORY_CHECK_MS).unref()

// a signal to the whole group ends the site, which ends this one when the last answer is out
process.on('SIGINT', () => undefined).on('SIGTERM', () => undefined)
process.on('disconnect', () => process.exit())
process.on('message', async (job: EncoderJob) => process.send?.(await doJob(job)))
