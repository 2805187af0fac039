/** Whatever answers /auth/v1 of a project. */
export type SignInServer = {
  fetch: (request: Request) => Promise<Response>
  /** Creates an account without an email. Its address may still have to be verified. */
  addAccount: (email: string, password: string) => Promise<void>
  /** What it has printed, where it is a program of its own. */
  log: () => string
  stop: () => Promise<void>
}
