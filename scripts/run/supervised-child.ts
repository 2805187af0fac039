import { fork, type ChildProcess } from 'node:child_process'
import { join } from 'node:path'

import { root } from './settings.ts'

const exitWithParent = join(root, 'scripts', 'run', 'exit-with-parent.mjs')
const crashLoopMs = 30_000
const crashesAllowed = 5
const restartPauseMs = 500

type Program = { name: string; module: string; args?: string[]; env: NodeJS.ProcessEnv; silent?: boolean }

/** A part of the service in a process of its own: started again when it dies, stopped when told to. */
export class SupervisedChild {
  #program: Program
  #process: ChildProcess | undefined
  #isStopping = false
  #crashes: number[] = []
  #onGivenUp: (sentence: string) => void
  #wasReady = false

  constructor(program: Program, onGivenUp: (sentence: string) => void) {
    this.#program = program
    this.#onGivenUp = onGivenUp
  }

  /** Starts it; resolves once `isReady` says so. A part that ends before it was ever ready is not started again. */
  async start(isReady: (child: ChildProcess) => Promise<void>): Promise<void> {
    const { name, module, args = [], env, silent } = this.#program
    const child = fork(join(root, module), args, {
      cwd: root,
      env: { ...env, EXIT_WITH_PARENT: String(process.pid) },
      execArgv: ['--disable-warning=ExperimentalWarning', '--import', exitWithParent],
      stdio: ['ignore', silent ? 'ignore' : 'inherit', silent ? 'ignore' : 'inherit', 'ipc'],
    })
    this.#process = child
    child.on('exit', () => {
      if (this.#isStopping) return
      if (!this.#wasReady) return this.#onGivenUp(`The ${name} did not start.`)
      const now = Date.now()
      this.#crashes = [...this.#crashes.filter((time) => now - time < crashLoopMs), now]
      if (this.#crashes.length > crashesAllowed) return this.#onGivenUp(`The ${name} stopped again and again.`)
      console.error(`The ${name} stopped unexpectedly and is being started again.`)
      // The first is started at once; what keeps dying is given longer.
      setTimeout(() => !this.#isStopping && void this.start(isReady), restartPauseMs * (this.#crashes.length - 1))
    })
    await isReady(child)
    this.#wasReady = true
  }

  /** From now on its end is not a crash: a terminal's Ctrl-C reaches every part at once. */
  expectEnd(): void {
    this.#isStopping = true
  }

  /** Asks it to stop and waits until it has; after `patienceMs` it is killed. */
  async stop(patienceMs = 10_000): Promise<void> {
    this.expectEnd()
    const child = this.#process
    if (!child || child.exitCode !== null || child.signalCode !== null) return
    const gone = new Promise<void>((resolve) => child.once('exit', () => resolve()))
    child.kill('SIGTERM')
    const killer = setTimeout(() => child.kill('SIGKILL'), patienceMs)
    await gone
    clearTimeout(killer)
  }
}
