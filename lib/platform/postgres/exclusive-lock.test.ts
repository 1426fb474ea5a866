import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { lockHolder, LockHeldError, takeLock } from '@/lib/platform/postgres/exclusive-lock'

const name = `test-${process.pid}-${Date.now()}`

it('is held by one at a time and says by whom', async () => {
  const lock = await takeLock(name)
  await expect(takeLock(name)).rejects.toEqual(new LockHeldError(String(process.pid)))
  expect(await lockHolder(name)).toBe(String(process.pid))
  await lock.release()
  expect(await lockHolder(name)).toBeNull()
  await (await takeLock(name)).release()
})

it('ends with its process, even by SIGKILL', async () => {
  const code = `import('./lib/platform/postgres/exclusive-lock.ts').then(async ({ takeLock }) => {
    await takeLock(${JSON.stringify(name)}); console.log('held'); setInterval(() => {}, 1000) })`
  const child = spawn(process.execPath, ['--import', 'tsx', '-e', code], { stdio: ['ignore', 'pipe', 'inherit'] })
  await once(child.stdout, 'data')
  await expect(takeLock(name)).rejects.toThrow(LockHeldError)
  child.kill('SIGKILL')
  await once(child, 'exit')
  await (await takeLock(name)).release()
})
