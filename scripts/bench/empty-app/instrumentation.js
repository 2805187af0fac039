// Its own: without one, Next.js takes that of the project around it.
export function register() {}
