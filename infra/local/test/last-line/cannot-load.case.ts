throw new Error('this file ends before it has a test')
