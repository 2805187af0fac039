import { fork, type ChildProcess } from 'node:child_process'
import { join } from 'node:path'

import { root } from './settings.ts'

const exitWithParent = join(root, 'scripts', 'run', 'exit-with-parent.mjs')
const crashLoopMs = 30_000
const crashesAllowed = 5
const restartPauseMs = 500
const askEveryMs = 5_000
const answerWithinMs = 10_000

type Program = {
  name: string
  module: string
  args?: string[]
  /** Options for Node.js itself. */
  flags?: readonly string[]
  env: NodeJS.ProcessEnv
  /** It answers the message 'are you there' with 'here'; if it does not, it is killed and restarted. */
  isWatched?: boolean
  /** Resolves when it has what it needs to be restarted after it ended. */
  beforeRestart?: () => Promise<void>
}

/** A part of the service in its own process: restarted when it dies, stopped when told to. */
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

  /** Starts it; resolves once `isReady` does. A part that ends before it was ever ready is not restarted. */
  async start(isReady: (child: ChildProcess) => Promise<void>): Promise<void> {
    const { name, module, args = [], flags = [], env, isWatched } = this.#program
    const child = fork(join(root, module), args, {
      cwd: root,
      env: { ...env, EXIT_WITH_PARENT: String(process.pid) },
      execArgv: ['--disable-warning=ExperimentalWarning', '--import', exitWithParent, ...flags],
      stdio: ['ignore', 'inherit', 'inherit', 'ipc'],
    })
    this.#process = child
    child.on('exit', () => {
      if (this.#isStopping) return
      if (!this.#wasReady) return this.#onGivenUp(`The ${name} did not start.`)
      const now = Date.now()
      this.#crashes = [...this.#crashes.filter((time) => now - time < crashLoopMs), now]
      if (this.#crashes.length > crashesAllowed) return this.#onGivenUp(`The ${name} stopped again and again.`)
      console.error(`The ${name} stopped unexpectedly and is being started again.`)
      void this.#restart(isReady)
    })
    await isReady(child)
    this.#wasReady = true
    if (isWatched) this.#watch(child)
  }

  async #restart(isReady: (child: ChildProcess) => Promise<void>): Promise<void> {
    // After the first crash it is restarted at once; if it keeps crashing, the pause grows.
    await new Promise((resolve) => setTimeout(resolve, restartPauseMs * (this.#crashes.length - 1)))
    await this.#program.beforeRestart?.()
    if (!this.#isStopping) await this.start(isReady)
  }

  /** A process can be alive and respond to nothing: only killing it brings it back. */
  #watch(child: ChildProcess): void {
    let timer: NodeJS.Timeout | undefined
    const end = (): void => {
      console.error(
        `The ${this.#program.name} has not answered for ${answerWithinMs / 1000} seconds and is being ended.`,
      )
      child.kill('SIGKILL')
    }
    const ask = (): void => {
      if (this.#isStopping || !child.connected) return
      timer = setTimeout(end, answerWithinMs)
      child.send('are you there', () => undefined)
    }
    child.on('message', () => {
      clearTimeout(timer)
      timer = setTimeout(ask, askEveryMs)
    })
    child.once('exit', () => clearTimeout(timer))
    ask()
  }

  /** From now on its end is not a crash: a terminal's Ctrl-C reaches every part at once. */
  expectEnd(): void {
    this.#isStopping = true
  }

  /** Asks it to stop and waits until it has; after `patienceMs` it is killed. */
  async stop(patienceMs: number): Promise<void> {
    this.expectEnd()
    const child = this.#process
    if (!child || child.exitCode !== null || child.signalCode !== null) return
    const gone = new Promise<void>((resolve) => child.once('exit', () => resolve()))
    // A platform may send the signal to every part at once, so a part that others still need waits for this message.
    if (child.connected) child.send('stop', () => undefined)
    child.kill('SIGTERM')
    const killer = setTimeout(() => child.kill('SIGKILL'), patienceMs)
    await gone
    clearTimeout(killer)
  }
}
