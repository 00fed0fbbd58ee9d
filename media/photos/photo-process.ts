import { runAsChild } from '../pictures/child-process.ts'
import { type PhotoJob, photoLoaders, preparePhoto } from './prepare-photo.ts'

// The process that decodes visitors' photos, separate from the site and from the agency's own pictures: it reads only three formats.
// It gets one job at a time, as a message.
runAsChild(photoLoaders)
process.on('message', async (job: PhotoJob) => process.send?.(await preparePhoto(job)))
