import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { readActivity } from '@/lib/server/front/process-activity'

const linuxTest = process.platform === 'linux' ? test : test.skip

linuxTest(
  'a process that computes, one that is stopped and one that has ended (skipped elsewhere than on Linux)',
  async () => {
    const child = spawn(process.execPath, ['-e', 'process.stdout.write("begun"); for (;;);'])
    await once(child.stdout, 'data')
    while ((readActivity(child.pid)?.cpuMs ?? 0) < 300) await new Promise((resolve) => setTimeout(resolve, 10))
    child.kill('SIGSTOP')
    while (!readActivity(child.pid)?.isStopped) await new Promise((resolve) => setTimeout(resolve, 10))
    child.kill('SIGKILL')
    await once(child, 'exit')
    expect(readActivity(child.pid)).toBeUndefined()
  },
)
