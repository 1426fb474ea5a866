import { readFileSync } from 'node:fs'
import { sendFile } from '@/e2e/claims/claims'
import { Resident } from '@/e2e/fixtures/resident'
import { sendFiles } from '@/e2e/ideas/ideas'

const content = readFileSync('lib/platform/files/samples/moving.png')
const moving = new File([new Uint8Array(content)], 'moving.png', { type: 'image/png' })
const refusal = { 'input.files': ['Движущиеся изображения не принимаются: сохраните один кадр как JPEG или PNG'] }

test('a moving PNG is refused at the files of a claim and of an idea', async () => {
  const answers = [await sendFile(moving), await sendFiles([moving], await Resident.register())]
  expect(answers.map(({ errors }) => errors?.[0]?.extensions?.validation)).toEqual([refusal, refusal])
})
