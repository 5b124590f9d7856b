// Speaks the MongoDB protocol on LISTEN and keeps the data in DocumentDB, a PostgreSQL extension, at POSTGRESQL_URL.
package main

import (
	"context"
	"log"
	"log/slog"
	"os"
	"os/signal"
	"syscall"

	"github.com/FerretDB/FerretDB/v2/ferretdb"
)

func main() {
	telemetry := false
	server, err := ferretdb.New(&ferretdb.Config{
		PostgreSQLURL: os.Getenv("POSTGRESQL_URL"),
		ListenAddr:    os.Getenv("LISTEN"),
		StateDir:      os.Getenv("STATE_DIR"),
		LogLevel:      slog.LevelError,
		LogOutput:     os.Stderr,
		Telemetry:     &telemetry,
	})
	if err != nil {
		log.Fatal(err)
	}
	stopped, stop := signal.NotifyContext(context.Background(), os.Interrupt, syscall.SIGTERM)
	defer stop()
	server.Run(stopped)
}
