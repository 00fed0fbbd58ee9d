import { runAsChild } from '../pictures/child-process.ts'
import { type PhotoJob, preparePhoto, prepareSharp } from './prepare-photo.ts'

// The process that decodes what visitors send, apart from the site and from the agency's own pictures: it knows three
// formats only. It is given one job at a time, as a message.

prepareSharp()
runAsChild()
process.on('message', async (job: PhotoJob) => process.send?.(await preparePhoto(job)))
