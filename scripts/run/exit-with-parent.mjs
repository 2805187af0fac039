// Loaded into child processes (--import): when the parent is gone, even by `kill -9`, the child stops too. Next.js in
// development passes its options on to a process of its own, which it stops itself: leave that alone.
if (process.env.EXIT_WITH_PARENT === String(process.ppid)) {
  process.on('disconnect', () => {
    process.kill(process.pid, 'SIGTERM')
    setTimeout(() => process.exit(1), 10_000).unref()
  })
  process.channel?.unref()
}
