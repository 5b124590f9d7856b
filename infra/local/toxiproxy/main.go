// Toxiproxy's HTTP API on LISTEN: whoever asks it puts proxies between clients and servers, and cuts, slows or holds what goes through.
package main

import (
	"log"
	"os"

	"github.com/Shopify/toxiproxy/v2"
	"github.com/prometheus/client_golang/prometheus"
	"github.com/rs/zerolog"
)

func main() {
	metrics := toxiproxy.NewMetricsContainer(prometheus.NewRegistry())
	server := toxiproxy.NewServer(metrics, zerolog.New(os.Stderr).Level(zerolog.ErrorLevel))
	log.Fatal(server.Listen(os.Getenv("LISTEN")))
}
