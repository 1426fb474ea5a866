import { fork } from 'node:child_process'
import { once } from 'node:events'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

export interface S3Server {
  /** Settings of a portal that keeps its files there. */
  settings: Record<'S3_ENDPOINT' | 'S3_BUCKET' | 'S3_ACCESS_KEY_ID' | 'S3_SECRET_ACCESS_KEY' | 'S3_PREFIX', string>
  /** Stops its answers, while connections stay open, or lets it go on. */
  hang(isHanging: boolean): void
  stop(): Promise<void>
}

/** Starts an S3 server for tests over a folder of its own. */
export async function startS3Server(port = 0): Promise<S3Server> {
  const directory = await mkdtemp(join(tmpdir(), 'portal-s3-'))
  const bucket = 'portal'
  // it hides the next page of a list in DES, which is legacy in OpenSSL 3
  const execArgv = ['--openssl-legacy-provider']
  const child = fork('lib/tools/s3-server-worker.mjs', [directory, String(port), bucket], { execArgv })
  const ended = once(child, 'exit').then(() => {
    throw new Error('Сервер S3 для тестов не запустился')
  })
  const [address] = (await Promise.race([once(child, 'message'), ended])) as [{ port: number }]
  ended.catch(() => undefined)
  return {
    settings: {
      S3_ENDPOINT: `http://127.0.0.1:${address.port}`,
      S3_BUCKET: bucket,
      S3_ACCESS_KEY_ID: 'S3RVER',
      S3_SECRET_ACCESS_KEY: 'S3RVER',
      S3_PREFIX: 'city/',
    },
    hang: (isHanging) => void child.kill(isHanging ? 'SIGSTOP' : 'SIGCONT'),
    stop: async () => {
      const exit = once(child, 'exit')
      child.kill('SIGKILL')
      await exit
      await rm(directory, { recursive: true, force: true })
    },
  }
}
