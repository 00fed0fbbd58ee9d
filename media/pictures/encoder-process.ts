import { runAsChild } from './child-process.ts'
import { doJob, pictureLoaders } from './encode-picture.ts'
import type { EncoderJob } from './encoder-job.ts'

// The process that decodes the agency's pictures, separate from the site: a picture can crash or bloat only this process.
// It gets one job at a time, as a message.
runAsChild(pictureLoaders)
process.on('message', async (job: EncoderJob) => process.send?.(await doJob(job)))
