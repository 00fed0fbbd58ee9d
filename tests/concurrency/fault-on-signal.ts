// loaded into a program before all else: at each SIGHUP something fails that nobody has thought of
process.on('SIGHUP', () => void Promise.reject(new Error('a fault of nobody')))
