// Pebble, the ACME directory that Let's Encrypt tests with, on LISTEN: it validates at HTTP_PORT by the DNS of DNS_SERVER.
// STATE_DIR keeps what others trust it by: directory.pem (its own https) and roots.pem (what it has ever signed with).
package main

import (
	"crypto/ecdsa"
	"crypto/elliptic"
	"crypto/rand"
	"crypto/x509"
	"crypto/x509/pkix"
	"encoding/pem"
	"log"
	"math/big"
	"net/http"
	"os"
	"path/filepath"
	"strconv"
	"time"

	"github.com/letsencrypt/pebble/v2/ca"
	"github.com/letsencrypt/pebble/v2/db"
	"github.com/letsencrypt/pebble/v2/va"
	"github.com/letsencrypt/pebble/v2/wfe"
)

const ninetyDays = 90 * 24 * 60 * 60

func must(err error) {
	if err != nil {
		log.Fatal(err)
	}
}

func main() {
	httpPort, err := strconv.Atoi(os.Getenv("HTTP_PORT"))
	must(err)
	certificate := filepath.Join(os.Getenv("STATE_DIR"), "directory.pem")
	key := filepath.Join(os.Getenv("STATE_DIR"), "directory.key")
	if _, err := os.Stat(certificate); err != nil {
		makeCertificate(certificate, key)
	}

	out := log.New(os.Stdout, "", log.LstdFlags)
	store := db.NewMemoryStore()
	profiles := map[string]ca.Profile{"default": {Description: "ninety days", ValidityPeriod: ninetyDays}}
	authority := ca.New(out, store, "", "ecdsa", 0, 1, profiles)
	validator := va.New(out, httpPort, 0, false, os.Getenv("DNS_SERVER"), store)
	front := wfe.New(out, store, validator, authority, []string{"pebble.letsencrypt.org"}, false, false, 3, 5)

	roots, err := os.OpenFile(filepath.Join(os.Getenv("STATE_DIR"), "roots.pem"), os.O_APPEND|os.O_CREATE|os.O_WRONLY, 0o644)
	must(err)
	_, err = roots.Write(authority.GetRootCert(0).PEM())
	must(err)
	must(roots.Close())
	must(http.ListenAndServeTLS(os.Getenv("LISTEN"), certificate, key, front.Handler()))
}

// Made once, so that who trusts it goes on trusting it.
func makeCertificate(certificate, key string) {
	pair, err := ecdsa.GenerateKey(elliptic.P256(), rand.Reader)
	must(err)
	serial, err := rand.Int(rand.Reader, new(big.Int).Lsh(big.NewInt(1), 64))
	must(err)
	template := &x509.Certificate{
		SerialNumber:          serial,
		Subject:               pkix.Name{CommonName: "Pebble of this machine"},
		DNSNames:              []string{"localhost"},
		NotBefore:             time.Now().Add(-time.Hour),
		NotAfter:              time.Now().AddDate(10, 0, 0),
		IsCA:                  true,
		BasicConstraintsValid: true,
		KeyUsage:              x509.KeyUsageDigitalSignature | x509.KeyUsageCertSign,
		ExtKeyUsage:           []x509.ExtKeyUsage{x509.ExtKeyUsageServerAuth},
	}
	der, err := x509.CreateCertificate(rand.Reader, template, template, &pair.PublicKey, pair)
	must(err)
	secret, err := x509.MarshalECPrivateKey(pair)
	must(err)
	must(os.WriteFile(key, pem.EncodeToMemory(&pem.Block{Type: "EC PRIVATE KEY", Bytes: secret}), 0o600))
	must(os.WriteFile(certificate, pem.EncodeToMemory(&pem.Block{Type: "CERTIFICATE", Bytes: der}), 0o644))
}
