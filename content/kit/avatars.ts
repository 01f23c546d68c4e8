// Draws the pictures of children's profiles: node content/kit/avatars.ts
import { avatarJobs } from './avatars/avatar-jobs.ts'
import { readManifest, writeManifest } from './manifest.ts'
import { paint } from './paint.ts'
import { jobKey } from './picture-job.ts'
import { generatedDirectory } from './story-source.ts'

const manifest = await readManifest()
for (const job of avatarJobs()) {
  const complaints = await paint(job, generatedDirectory)
  if (complaints.length > 0) throw new Error(complaints.join('\n'))
  manifest[job.name] = jobKey(job)
}
await writeManifest(manifest)
